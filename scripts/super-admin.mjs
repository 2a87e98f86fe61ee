// Makes the account of somebody who looks after the platform: node scripts/super-admin.mjs EMAIL FIRST_NAME [LAST_NAME]
// They have a link sent to them on the sign-in page, and choose a password from there.
import { operate } from './support/prepare/operate.mjs'
import { run, say, Stop } from './support/print.mjs'

await run(async () => {
  const [email, firstName] = process.argv.slice(2)
  if (!email || !firstName) throw new Stop('Say who: node scripts/super-admin.mjs EMAIL FIRST_NAME [LAST_NAME]')
  const code = await operate('prisma/seed/super-admin.ts', process.argv.slice(2))
  if (code !== 0) throw new Stop('The account could not be made; the reason stands above.')
  say(`${email} can now have a sign-in link sent, and will find the platform at /admin.`)
})
