/** New name by old name: runtimes list the old one, people and newer browsers use the new one. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

function readZones() {
  const listed = Intl.supportedValuesOf('timeZone')
  const zones = [...new Set(['UTC', ...listed.map((zone) => renamed[zone] ?? zone).sort()])]
  return { zones, accepted: new Set([...zones, ...listed, 'Etc/UTC', 'GMT']) }
}

let known: ReturnType<typeof readZones> | undefined

// Read lazily: in a browser it takes longer than drawing a field.
const knownZones = () => (known ??= readZones())

/** UTC first, under today's names. */
export const allZones = (): readonly string[] => knownZones().zones

/** Browsers still report some zones under an old name. */
export const currentName = (zone: string) => renamed[zone] ?? zone

/** Accepts today's and old names. */
export const isZone = (zone: string) => knownZones().accepted.has(zone)

/** "Asia/Kolkata" reads "Kolkata", "America/Argentina/Salta" reads "Salta, Argentina". */
export const zoneName = (zone: string) =>
  (zone.includes('/') ? zone.split('/').slice(1).reverse() : [zone]).join(', ').replaceAll('_', ' ')
