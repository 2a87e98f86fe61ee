// The development server as a process of its own, which ends with the one that started it.
import { createRequire } from 'node:module'
import { onParentGone } from './leave-with-parent.mjs'

onParentGone(() => process.kill(process.pid, 'SIGTERM'))

process.argv.splice(
  2,
  process.argv.length,
  'dev',
  '-p',
  process.env['PORT'] ?? '3000',
  '-H',
  process.env['HOST'] || 'localhost',
)
createRequire(import.meta.url)('next/dist/bin/next')
