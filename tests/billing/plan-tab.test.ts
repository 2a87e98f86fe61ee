import { test } from 'vitest'
import { countGivenThisMonth } from '@/lib/applause/queries/count-given'
import { getPaying } from '@/lib/billing/paying/queries/get-paying'
import { getPlanOverview } from '@/lib/billing/queries'
import { countSeries } from '@/lib/meetings/queries/count-series'
import { listTemplateTitles } from '@/lib/templates/queries/list-template-titles'
import { aMember } from '@/tests/factories/members'
import { aPayment } from '@/tests/factories/subscriptions'
import { aTemplate } from '@/tests/factories/templates'
import { expectFewStatements } from '@/tests/support/statements'
import { aPayingWorkspace } from './paying/the-razorpay'

test('the plan tab takes few statements, and no more with more people, payments and templates', async () => {
  const { admin, workspace, id } = await aPayingWorkspace()
  const visit = () =>
    Promise.all([
      getPlanOverview(admin),
      getPaying(admin),
      listTemplateTitles(admin),
      countSeries(admin),
      countGivenThisMonth(admin),
    ])
  await expectFewStatements(visit, async () => {
    for (let more = 0; more < 5; more += 1) await aPayment({ id })
    await aMember({ workspace })
    await aTemplate(admin)
  })
})
