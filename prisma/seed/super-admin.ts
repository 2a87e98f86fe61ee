import { z } from 'zod'
import { operatorActor } from '@/lib/access/operator'
import { appointSuperAdmin } from '@/lib/members/admission/commands/appoint-super-admin'
import { appointSuperAdminSchema } from '@/lib/members/admission/schema'

function end(code: 0 | 1, reason = ''): never {
  process.stderr.write(reason)
  process.exit(code)
}

const [email, firstName, lastName = '', timeZone = 'UTC'] = process.argv.slice(2)
const person = appointSuperAdminSchema.safeParse({ email, firstName, lastName, timeZone })
if (!person.success) end(1, `${z.prettifyError(person.error)}\n`)

await appointSuperAdmin(operatorActor(), person.data).then(
  () => end(0),
  (refused: Error) => end(1, `${refused.message}\n`),
)
