// Makes the account of somebody who looks after the platform: node scripts/super-admin.mjs EMAIL FIRST_NAME [LAST_NAME]
// They have a link sent to them on the sign-in page, and choose a password from there.
// For one who lost their phone and recovery codes: node scripts/super-admin.mjs EMAIL --reset-two-step
import { operate } from './support/prepare/operate.mjs'
import { run, say, Stop } from './support/print.mjs'

await run(async () => {
  const [email, ...words] = process.argv.slice(2)
  const isReset = words[0] === '--reset-two-step'
  if (!email || words.length === 0) {
    throw new Stop('Say who: node scripts/super-admin.mjs EMAIL FIRST_NAME [LAST_NAME], or EMAIL --reset-two-step')
  }
  const code = await operate('prisma/seed/super-admin.ts', [email, ...words])
  if (code !== 0) throw new Stop('Nothing was changed; the reason stands above.')
  say(
    isReset
      ? `Two-step sign-in of ${email} is reset. They sign in without it, and set it up again at /admin.`
      : `${email} can now have a sign-in link sent, and will find the platform at /admin.`,
  )
})
