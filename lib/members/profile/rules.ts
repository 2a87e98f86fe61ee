import { allZones, zoneName } from '@/lib/shared/zone-names'

type ZoneChoice = { value: string; label: string }

const continentOf = (zone: string) => zone.split('/')[0] ?? zone

const choiceOf = (zone: string): ZoneChoice => ({
  value: zone,
  label: zone.includes('/') ? `${zoneName(zone)} (${continentOf(zone)})` : zone,
})

/** Every zone by the name of its city, so that typing the first letters finds it; the present one is always among them. */
export const zoneChoices = (present: string): ZoneChoice[] =>
  [...new Set([...allZones(), present])]
    .map(choiceOf)
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))

/** An address as it is written on an envelope, line by line. */
export const addressLines = ({
  address1,
  address2,
  pinCode,
}: {
  address1: string
  address2: string
  pinCode: string
}) => [address1, address2, pinCode].filter((line) => line !== '')

/** The months by their numbers, as a birthday is kept: “02”. */
export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
].map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }))

const daysOfMonth = (month: string) => new Date(Date.UTC(2000, Number(month), 0)).getUTCDate()

/** What is wrong with a birthday of a month and a day; null: nothing, or none is entered. */
export function birthdayFault(month: string, day: string): string | null {
  if (month === '' && day === '') return null
  const named = months.find(({ value }) => value === month)
  if (!named || day === '') return 'Choose a month and a day.'
  const days = daysOfMonth(month)
  return Number(day) >= 1 && Number(day) <= days ? null : `${named.label} has ${days} days.`
}

/** The parts of a person's page, as colleagues open it. */
export const previewTabs = ['profile', 'applause'] as const

export const previewTabLabels: Readonly<Record<(typeof previewTabs)[number], string>> = {
  profile: 'Profile',
  applause: 'Applause',
}
