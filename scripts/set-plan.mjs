// Puts a workspace on a plan, without payment: npm run set-plan -- ADDRESS FREE|PRO|BUSINESS|ENTERPRISE
import { operate } from './support/prepare/operate.mjs'
import { run, say, Stop } from './support/print.mjs'

await run(async () => {
  const [slug, plan] = process.argv.slice(2)
  if (!slug || !plan) throw new Stop('Say which: npm run set-plan -- ADDRESS FREE|PRO|BUSINESS|ENTERPRISE')
  const code = await operate('prisma/seed/set-plan.ts', [slug, plan])
  if (code !== 0) throw new Stop('The plan could not be set; the reason stands above.')
  say(`The workspace ${slug} is on ${plan.toUpperCase()} now.`)
})
