import { readEnv } from '@/lib/platform/env'

// A process of its own, so that a fault is told before anything is opened.
try {
  readEnv(process.env)
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exitCode = 1
}
