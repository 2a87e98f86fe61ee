// Puts a workspace on a plan, without payment: npm run set-plan -- ADDRESS FREE|PRO|BUSINESS|ENTERPRISE
import { prepare } from './support/prepare/prepare.mjs'
import { run, say, Stop } from './support/print.mjs'
import { fromRoot } from './support/root.mjs'

await run(async () => {
  const [slug, plan] = process.argv.slice(2)
  if (!slug || !plan) throw new Stop('Say which: npm run set-plan -- ADDRESS FREE|PRO|BUSINESS|ENTERPRISE')
  await prepare()
  const { loadEnvFile } = await import('./support/environment.mjs')
  loadEnvFile()
  const { runTypeScript } = await import('./support/children.mjs')
  const code = await runTypeScript({ args: [fromRoot('prisma/seed/set-plan.ts'), slug, plan] })
  if (code !== 0) throw new Stop('The plan could not be set; the reason stands above.')
  say(`The workspace ${slug} is on ${plan.toUpperCase()} now.`)
})
