/** In order of width, the widest last. */
export const reportScopes = ['me', 'team', 'workspace'] as const
export type ReportScope = (typeof reportScopes)[number]

export const reportScopeLabels: Record<ReportScope, string> = {
  me: 'You',
  team: 'Your teams',
  workspace: 'The whole workspace',
}
