import { inject } from 'vitest'
import { emptyQueues, ensureClone } from './database'
import { workerSettings } from './providers/worker'

const { serverUrl, template, run } = inject('database')

const databaseUrl = await ensureClone(serverUrl, { template, run, worker: process.env.VITEST_POOL_ID ?? '1' })
await emptyQueues(databaseUrl)

// Set before any module of the product is read. Whatever a test does not replace leads nowhere.
Object.assign(process.env, {
  RAPPORT_MODE: 'test',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL_SIZE: '5',
  NEXTAUTH_SECRET: 'a-secret-for-tests-that-nobody-keeps',
  DATA_KEY: Buffer.from('thirty-two bytes, for tests only').toString('base64'),
  APP_URL: 'http://rapport.test',
  MAIL_FROM: 'Rapport <no-reply@rapport.test>',
  SMTP_URL: 'smtp://127.0.0.1:9',
  WORKER: 'off',
  LOG_LEVEL: 'silent',
  SENTRY_DSN: '',
  ...(await workerSettings()),
  TZ: 'UTC',
})
