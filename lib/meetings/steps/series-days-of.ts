import 'server-only'
import type { SeriesDays } from '@/lib/meetings/rules/series-days'
import type { MeetingSeries } from '@/lib/platform/generated/prisma/client'
import { dayOf } from '@/lib/shared/dates'

export const seriesDaysOf = ({ frequency, monthlyOn, firstOn, lastOn }: MeetingSeries): SeriesDays => ({
  frequency: frequency === 'Once' ? 'Daily' : frequency,
  monthlyOn,
  firstOn: dayOf(firstOn),
  lastOn: lastOn && dayOf(lastOn),
})
