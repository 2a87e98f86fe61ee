/** The specification's reserved segments (section 2). */
const specified = [
  'blog',
  'blogs',
  'solutions',
  'auth',
  'feedback',
  'forgot-password',
  'reset-password',
  'features',
  'resources',
  'support',
  'privacy',
  'terms',
  'slack',
  'token',
  'google-token',
  'workspace',
  'admin',
  'api',
  'rapport',
  'plan',
  'plans',
  'pricing',
  'welcome-signin',
]

const pages = [
  '_app',
  '_next',
  'applaud',
  'brand',
  'dashboard',
  'design',
  'email-verification-result',
  'followups',
  'goals',
  'help',
  'ingest',
  'mailbox',
  'monitoring',
  'newsletter',
  'notifications',
  'one-on-one',
  'profile',
  'reports',
  'signin',
  'template',
  'users',
]

export const reservedSegments: readonly string[] = [...specified, ...pages]

/**
 * The reserved segment a slug starts with, or undefined. Whole words count: "plan" and "plan-b" are refused, "planners"
 * can't be mistaken for a page. Letter case does not matter.
 */
export function reservedBy(slug: string): string | undefined {
  const text = slug.trim().toLowerCase()
  return reservedSegments.find((segment) => text.startsWith(segment) && !/^[a-z0-9]/.test(text.slice(segment.length)))
}

const slugLength = { min: 3, max: 48 } as const

/** Why the address is invalid, or undefined; availability is checked elsewhere. */
export function slugFault(typed: string): string | undefined {
  const text = typed.trim().toLowerCase()
  if (text.length < slugLength.min) return `Use at least ${slugLength.min} characters.`
  if (text.length > slugLength.max) return `Use at most ${slugLength.max} characters.`
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)) return 'Use letters a to z, digits and single hyphens.'
  const segment = reservedBy(text)
  return segment && `An address can’t start with “${segment}”. Choose another.`
}

/** Letters that are no letter with a mark. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** "Müller & Söhne" gives "muller-sohne"; a reserved beginning gets "team-" before it. */
export function suggestedSlug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (sign) => spelled[sign] ?? sign)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const free = reservedBy(plain) === undefined ? plain : `team-${plain}`
  return free.slice(0, slugLength.max).replace(/-$/, '')
}
