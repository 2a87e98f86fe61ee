import { browserName } from '@/lib/shared/error-reports/browsers'

type Name = readonly [sign: RegExp, name: string]

const systems: readonly Name[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: readonly Name[], text: string) => names.find(([sign]) => sign.test(text))?.[1]

/** Enough to recognise the device. */
const LONGEST = 500

/** "Firefox on Windows"; empty if the user agent names neither. */
export function deviceName(userAgent: string | null): string {
  const text = (userAgent ?? '').slice(0, LONGEST)
  const browser = browserName(text)
  const system = nameIn(systems, text)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : '')
}

export const UNKNOWN_DEVICE = 'Unknown device'

/** Sessions unused or begun longer ago are invalid. */
export const sessionDays = { idle: 7, absolute: 30 } as const
