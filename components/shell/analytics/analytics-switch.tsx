'use client'

import { useState } from 'react'
import { Switch } from '@/components/ui/input/switch'
import type { AnalyticsChoice } from '@/lib/shared/analytics/analytics-rules'
import { keepAnalyticsChoice } from './analytics-choice'

export interface AnalyticsSwitchProps {
  choice: AnalyticsChoice | null
  /** By Do Not Track or Global Privacy Control. */
  isRefused: boolean
}

/** Analytics for this browser, effective from the next page. */
export function AnalyticsSwitch({ choice, isRefused }: AnalyticsSwitchProps) {
  const [isOn, setOn] = useState(choice === 'yes' && !isRefused)
  const hint = isRefused
    ? 'Off, because your browser asks not to be tracked.'
    : 'In this browser. Never what you write.'
  return (
    <Switch
      label="Count the pages I open"
      hint={hint}
      checked={isOn}
      disabled={isRefused}
      onChange={({ target }) => {
        setOn(target.checked)
        keepAnalyticsChoice(target.checked ? 'yes' : 'no')
      }}
    />
  )
}
