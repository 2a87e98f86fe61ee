import { z } from 'zod'
import { operatorActor } from '@/lib/access/operator'
import { setPlan } from '@/lib/billing/commands/set-plan'
import { setPlanSchema } from '@/lib/billing/schema'

function end(code: 0 | 1, reason = ''): never {
  process.stderr.write(reason)
  process.exit(code)
}

const [slug, plan = ''] = process.argv.slice(2)
const asked = setPlanSchema.safeParse({ slug, plan: plan.toUpperCase() })
if (!asked.success) end(1, `${z.prettifyError(asked.error)}\n`)

await setPlan(operatorActor(), asked.data).then(
  () => end(0),
  (refused: Error) => end(1, `${refused.message}\n`),
)
