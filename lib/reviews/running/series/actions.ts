'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { endSeries } from './commands/end-series'
import { endSeriesSchema } from './schema'

export const endSeriesAction = memberAction(endSeriesSchema, endSeries, () => refresh())
