/** What the log of the platform can be narrowed to, each with the nouns that its acts begin with. */
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

/** An act by its noun and its verb, as `workspace.suspended`. */
export type PlatformAction = `${(typeof platformKinds)[number]['nouns'][number]}.${string}`

/** Who did something at the console of the installation. */
export const CONSOLE = 'Console'

/** A line of the log as it is read. */
export type PlatformLine = {
  id: string
  action: string
  title: string
  reason: string
  createdAt: Date
  /** The address of the super admin; null: done at the console. */
  email: string | null
}
