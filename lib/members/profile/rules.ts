import { allZones, zoneName } from '@/lib/shared/zone-names'

type ZoneChoice = { value: string; label: string }

const continentOf = (zone: string) => zone.split('/')[0] ?? zone

const choiceOf = (zone: string): ZoneChoice => ({
  value: zone,
  label: zone.includes('/') ? `${zoneName(zone)} (${continentOf(zone)})` : zone,
})

/** Named by city, so that typing finds it; the current one is always included. */
export const zoneChoices = (present: string): ZoneChoice[] =>
  [...new Set([...allZones(), present])]
    .map(choiceOf)
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))

export const addressLines = ({
  address1,
  address2,
  pinCode,
}: {
  address1: string
  address2: string
  pinCode: string
}) => [address1, address2, pinCode].filter((line) => line !== '')

/** By number, as birthdays are stored: “02”. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
].map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }))

const daysOfMonth = (month: string) => new Date(Date.UTC(2000, Number(month), 0)).getUTCDate()

export function birthdayFault(month: string, day: string): string | null {
  if (month === '' && day === '') return null
  const named = months.find(({ value }) => value === month)
  if (!named || day === '') return 'Choose a month and a day.'
  const days = daysOfMonth(month)
  return Number(day) >= 1 && Number(day) <= days ? null : `${named.label} has ${days} days.`
}

export const previewTabs = ['profile', 'applause'] as const

export const previewTabLabels: Readonly<Record<(typeof previewTabs)[number], string>> = {
  profile: 'Profile',
  applause: 'Applause',
}
