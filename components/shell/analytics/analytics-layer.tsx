'use client'

import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import { analyticsOn } from '@/lib/shared/analytics/analytics-rules'
import type * as posthogClient from './posthog-client'
import { isRefusedByBrowser, isTurnedOff, keepAnalyticsChoice, readChoice } from './analytics-choice'

const ConsentLine = dynamic(() => import('./consent-line').then((module) => module.ConsentLine), { ssr: false })

/** Types only; the script loads with the first counted page. */
type Client = Pick<typeof posthogClient, 'countPage' | 'stopCounting'>
let client: Client | undefined

const fetchClient = async (): Promise<Client> => (client ??= await import('./posthog-client'))

const idle = () => new Promise<void>((resolve) => whenIdle(resolve))

const analyticsOnPage = (path: string) =>
  analyticsOn({ path, choice: readChoice(), isTurnedOff: isTurnedOff(), isRefused: isRefusedByBrowser() })

/** Counts page views after consent; other pages load no script. */
export function AnalyticsLayer() {
  const path = usePathname()
  const [askedOn, setAskedOn] = useState<string>()
  const [answers, setAnswers] = useState(0)

  useEffect(() => {
    const left = new AbortController()
    async function go() {
      const page = analyticsOnPage(path)
      if (page === null) return
      await idle()
      if (left.signal.aborted) return
      if (page === 'ask') return setAskedOn(path)
      const { countPage } = await fetchClient()
      if (!left.signal.aborted) countPage(page)
    }
    // Blocked storage or a missing script means no counting.
    go().catch(() => undefined)
    return () => {
      left.abort()
      client?.stopCounting()
    }
  }, [path, answers])

  if (askedOn !== path) return null
  return (
    <ConsentLine
      onAnswer={(choice) => {
        keepAnalyticsChoice(choice)
        setAskedOn(undefined)
        setAnswers((before) => before + 1)
      }}
    />
  )
}
