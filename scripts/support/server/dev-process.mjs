// The development server as a process of its own.
import { createRequire } from 'node:module'

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
