let compact: Intl.NumberFormat | undefined

/** At most one decimal: 999, 1.2K, 3M. */
export function compactCount(count: number) {
  if (Math.abs(count) < 1000) return fullCount(count)
  // Created lazily, because in a browser it takes longer than drawing a small screen.
  compact ??= new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
  return compact.format(count)
}

/** Counting stops here; cappedCount writes it as "10K+". */
export const COUNTED_AT_MOST = 10_000

/** A count up to COUNTED_AT_MOST: 7, 1.2K, 10K+. */
export const cappedCount = (count: number) =>
  count < COUNTED_AT_MOST ? compactCount(count) : `${compactCount(COUNTED_AT_MOST)}+`

/** With separators: 12,400. */
export const fullCount = (count: number) => String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',')

/** To at most `length` characters, ellipsis included, and never inside a character. */
export function truncate(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  return `${characters
    .slice(0, Math.max(0, length - 1))
    .join('')
    .trimEnd()}…`
}

/** As truncate, but after a whole word if there is one. */
export function truncateAtWord(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  const [words = ''] = /^.*(?=\s)/s.exec(characters.slice(0, length).join('')) ?? []
  return words.trim() === '' ? truncate(text, length) : `${words.trimEnd()}…`
}

/** Up to a limit in UTF-16 units, as schemas count, and never inside a character. */
export function cut(text: string, limit: number): string {
  const kept = text.slice(0, limit)
  return kept.isWellFormed() ? kept : kept.slice(0, -1)
}

/** "1 person", "12 people". */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${fullCount(count)} ${count === 1 ? one : many}`

export const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Rounded, but only nothing is 0 and only all is 100: 99.9 is 99. */
export const wholePercent = (percent: number) =>
  percent > 0 && percent < 100 ? Math.min(99, Math.max(1, Math.round(percent))) : Math.round(percent)

/** Whole percents that add up to 100; [0, 0] for two zeros. */
export function percentsOfTwo(one: number, other: number): [number, number] {
  if (one + other === 0) return [0, 0]
  const percent = wholePercent((one / (one + other)) * 100)
  return [percent, 100 - percent]
}

/** Rounded up: "in 80 seconds", "in 40 minutes", "in 20 hours", "tomorrow". */
export function waitInWords(seconds: number): string {
  if (seconds < 90) return `in ${plural(seconds, 'second')}`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return `in ${plural(minutes, 'minute')}`
  const hours = Math.ceil(minutes / 60)
  return hours < 24 ? `in ${plural(hours, 'hour')}` : 'tomorrow'
}

/** "Priya", "Priya and Tom", "Priya, Tom and 3 others": at most `shown` names. */
export function nameList(names: readonly string[], shown = 2, joined: 'and' | 'or' = 'and'): string {
  const others = names.length - shown
  const heads = others > 0 ? names.slice(0, shown) : names
  const tail = others > 0 ? plural(others, 'other') : heads.at(-1)
  const rest = others > 0 ? heads : heads.slice(0, -1)
  return rest.length > 0 ? `${rest.join(', ')} ${joined} ${tail ?? ''}` : (tail ?? '')
}

/** Invisible characters that shape their neighbours. */
const shaping = [
  // Joined emoji, emoji presentation, and flags such as England's.
  /(?<=\p{ExtPict}[\uFE0F\p{EMod}]?)\u200D(?=\p{ExtPict})/u,
  /(?<=[\p{ExtPict}#*\d])[\uFE0E\uFE0F]/u,
  /\u{1F3F4}[\u{E0020}-\u{E007E}]{3,6}\u{E007F}/u,
  // Joiners of Arabic, Syriac and Indic scripts, and variants of Han characters.
  /(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}])[\u200C\u200D]/u,
  /(?<=[\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}])[\u200C\u200D]/u,
  /(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]/u,
  // Pairs of isolates and embeddings. Overrides reverse the text, so even pairs are removed.
  /[\u2066-\u2068](?=[^\u2066-\u2069]*\u2069)/u,
  /\u2069(?<=[\u2066-\u2068][^\u2066-\u2069]*\u2069)/u,
  /[\u202A\u202B](?=[^\u202A-\u202E]*\u202C)/u,
  /\u202C(?<=[\u202A\u202B][^\u202A-\u202E]*\u202C)/u,
]

const invisible = new RegExp(`(${shaping.map(({ source }) => source).join('|')})|[\\p{DI}\\u2800]`, 'gu')

export const isBlank = (text: string) => !/[^\s\p{DI}\u2800]/u.test(text)

/** Removes invisible and direction-changing characters that neither words nor emoji need. */
export const onlyVisible = (text: string) => (isBlank(text) ? '' : text.replace(invisible, '$1'))

/** PostgreSQL can't store NUL in text, nor half a surrogate pair in JSON; pasted or hostile text may hold them. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

export const UNSTORABLE = 'This text contains a character that can’t be saved. Remove it and try again.'

/**
 * Letters, digits and a few signs with single dots between them, and a domain that ends in letters. Schemas limit the
 * length.
 */
export const addressPattern = /^[\w'+-]+(?:\.[\w'+-]+)*(?<!')@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

export function inRupees(paise: number) {
  const rupees = Math.trunc(paise / 100)
  const rest = Math.abs(paise % 100)
  return `₹${fullCount(rupees)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** To three digits: "₹990", "₹126K". */
export const compactRupees = (paise: number) => `₹${compactCount(Number((paise / 100).toPrecision(3)))}`

/** For spreadsheets: "1990.50". */
export const decimalRupees = (paise: number) =>
  `${Math.trunc(paise / 100)}.${String(Math.abs(paise % 100)).padStart(2, '0')}`
