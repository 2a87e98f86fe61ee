/** Timeline kinds; `rolled-up` only feeds the chart. */
export const updateKinds = [
  'created',
  'check-in',
  'status',
  'own-status',
  'edited',
  'comment',
  'item',
  'archived',
  'restored',
  'overdue',
  'handed-over',
  'rolled-up',
] as const
export type UpdateKind = (typeof updateKinds)[number]

export const timelineKinds = updateKinds.filter((kind) => kind !== 'rolled-up')

const decimals = 4

/** "42%", "1,250.5 hours". */
export function valueInWords(value: number, unit: string): string {
  const [whole = '0', fraction] = String(Number(value.toFixed(decimals))).split('.')
  const after = unit === '' || unit === '%' ? unit : ` ${unit}`
  if (whole.includes('e')) return `${whole}${after}`
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${fraction === undefined ? grouped : `${grouped}.${fraction}`}${after}`
}

type Moved = { title: string; unit: string; from: number; to: number }

export const movedInWords = ({ title, unit, from, to }: Moved) =>
  `${title}: ${valueInWords(from, '')} → ${valueInWords(to, unit)}`
