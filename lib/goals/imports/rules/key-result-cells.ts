import type { KeyResultInput } from '@/lib/goals/schema'
import { truncate } from '@/lib/shared/text'

/** Text numbers, as the form sends; the schema parses them. */
type WrittenKeyResult = Omit<KeyResultInput, 'start' | 'current' | 'target'> &
  Record<'start' | 'current' | 'target', string>

// "Signups: 0 -> 500 users": a title and two numbers with units.
const number = String.raw`-?(?:[\d.,]+(?:e[-+]?\d+)?|infinity)`
const pattern = new RegExp(String.raw`^(.+):\s*(${number})\s*(.*?)\s*(?:->|→)\s*(${number})\s*(.*)$`, 'iu')

function readKeyResult(text: string): WrittenKeyResult | null {
  const [, title = '', start = '', startUnit = '', target = '', targetUnit = ''] = pattern.exec(text) ?? []
  if (title === '') return null
  return { title: title.trim(), start, current: start, target, unit: targetUnit || startUnit, weight: 1 }
}

export function readKeyResults(cell: string): { value: WrittenKeyResult[]; problem?: string } {
  const texts = cell.split(/[;\n\r]/).flatMap((text) => text.trim() || [])
  const read = texts.map((text) => ({ text, value: readKeyResult(text) }))
  const value = read.flatMap((one) => one.value ?? [])
  const unread = read.find((one) => one.value === null)
  if (unread) return { value, problem: `“${truncate(unread.text, 80)}” must read like “Signups: 0 -> 500 users”.` }
  const done = value.find(({ start, target }) => start === target)
  return done ? { value, problem: `“${truncate(done.title, 80)}” starts at its target.` } : { value }
}
