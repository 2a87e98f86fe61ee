/** Each filter with the nouns of its acts. */
export const platformKinds = [
  { kind: 'workspaces', label: 'Workspaces', nouns: ['workspace'] },
  { kind: 'people', label: 'People', nouns: ['account'] },
  { kind: 'subscribers', label: 'Subscribers and inquiries', nouns: ['subscriber', 'inquiry'] },
  { kind: 'templates', label: 'Default templates', nouns: ['template'] },
  { kind: 'plans', label: 'Plans', nouns: ['plan'] },
  { kind: 'campaigns', label: 'Campaigns', nouns: ['campaign'] },
  { kind: 'operation', label: 'Mail, jobs and webhooks', nouns: ['mail', 'job', 'webhook'] },
] as const

export const platformKindNames = platformKinds.map(({ kind }) => kind)

export type PlatformAction = `${(typeof platformKinds)[number]['nouns'][number]}.${string}`

export const CONSOLE = 'Console'

export type PlatformLine = {
  id: string
  action: string
  title: string
  reason: string
  createdAt: Date
  /** Null: done at the console. */
  email: string | null
}
