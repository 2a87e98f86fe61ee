/** Checked as the page is made. */
export type InstanceHealth = {
  version: string
  checks: { database: boolean; queue: boolean; migrations: boolean; disk: boolean }
  /** The last successful job; null: unknown. */
  ranAt: Date | null
}

export type InstanceServices = {
  mail: 'off' | 'working' | 'failing'
  google: boolean
  slack: boolean
  ai: boolean
  errors: boolean
  posthog: boolean
}

export type InstanceLine = {
  name: string
  badge: { label: string; tone: 'success' | 'danger' | 'neutral' }
  advice: string | null
}

type Part = { name: string; good: string; bad: string; advice: string }

const parts: Record<keyof InstanceHealth['checks'], Part> = {
  database: { name: 'Database', good: 'Working', bad: 'Not answering', advice: 'Check DATABASE_URL and the server' },
  migrations: { name: 'Migrations', good: 'Up to date', bad: 'Missing', advice: 'Run npm run migrate' },
  queue: { name: 'Background jobs', good: 'Working', bad: 'Not running', advice: 'Restart Rapport' },
  disk: { name: 'Disk space', good: 'Enough', bad: 'Low', advice: 'Free some space' },
}

const checked = ['database', 'migrations', 'queue', 'disk'] as const

/** The parts Rapport can't run without. */
export const healthLines = ({ checks }: Pick<InstanceHealth, 'checks'>): InstanceLine[] =>
  checked.map((key) => {
    const { name, good, bad, advice } = parts[key]
    return checks[key]
      ? { name, badge: { label: good, tone: 'success' }, advice: null }
      : { name, badge: { label: bad, tone: 'danger' }, advice }
  })

const mailLines = {
  off: { badge: { label: 'Off', tone: 'neutral' }, advice: 'Set SMTP_URL' },
  working: { badge: { label: 'On', tone: 'success' }, advice: null },
  failing: { badge: { label: 'Failing', tone: 'danger' }, advice: 'Check SMTP_URL and MAIL_FROM' },
} as const

const serviceLine = (name: string, isOn: boolean, settings: string): InstanceLine =>
  isOn
    ? { name, badge: { label: 'On', tone: 'success' }, advice: null }
    : { name, badge: { label: 'Off', tone: 'neutral' }, advice: `Set ${settings}` }

export const serviceLines = ({ mail, google, slack, ai, errors, posthog }: InstanceServices): InstanceLine[] => [
  { name: 'Mail', ...mailLines[mail] },
  serviceLine('Google Calendar', google, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET'),
  serviceLine('Slack', slack, 'SLACK_CLIENT_ID, SLACK_CLIENT_SECRET and SLACK_SIGNING_SECRET'),
  serviceLine('AI', ai, 'OPENAI_API_KEY or OPENAI_BASE_URL'),
  serviceLine('Error reports', errors, 'SENTRY_DSN'),
  serviceLine('PostHog', posthog, 'POSTHOG_KEY'),
]
