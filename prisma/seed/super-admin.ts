import { z } from 'zod'
import { operatorActor } from '@/lib/access/operator'
import { appointSuperAdmin } from '@/lib/members/admission/commands/appoint-super-admin'
import { appointSuperAdminSchema } from '@/lib/members/admission/schema'
import { resetSecondFactor } from '@/lib/members/second-factor/commands/reset-second-factor'
import { resetSecondFactorSchema } from '@/lib/members/second-factor/schema'

function end(code: 0 | 1, reason = ''): never {
  process.stderr.write(reason)
  process.exit(code)
}

function parsed<Input>(schema: z.ZodType<Input>, given: object): Input {
  const input = schema.safeParse(given)
  return input.success ? input.data : end(1, `${z.prettifyError(input.error)}\n`)
}

const [email, firstName, lastName = '', timeZone = 'UTC'] = process.argv.slice(2)

const done =
  firstName === '--reset-two-step'
    ? resetSecondFactor(operatorActor(), parsed(resetSecondFactorSchema, { email }))
    : appointSuperAdmin(operatorActor(), parsed(appointSuperAdminSchema, { email, firstName, lastName, timeZone }))

await done.then(
  () => end(0),
  (refused: Error) => end(1, `${refused.message}\n`),
)
