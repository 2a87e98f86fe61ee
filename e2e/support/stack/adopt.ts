import type { Stack } from '@/scripts/support/stack.mjs'

/** What factories and readers of mail share with the server. */
const shared = [
  'RAPPORT_MODE',
  'DATABASE_URL',
  'NEXTAUTH_SECRET',
  'DATA_KEY',
  'APP_URL',
  'MAILBOX_DIR',
  'SMTP_URL',
  'SLACK_API_URL',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_API_URL',
]

/** Makes this process, and those it starts, look at the database and the mailbox of this stack. */
export function adopt(stack: Pick<Stack, 'env' | 'url'>) {
  Object.assign(process.env, {
    ...Object.fromEntries(shared.map((name) => [name, stack.env[name]])),
    E2E_URL: stack.url,
    WORKER: 'off',
    LOG_LEVEL: 'silent',
    DATABASE_POOL_SIZE: '3',
  })
}
