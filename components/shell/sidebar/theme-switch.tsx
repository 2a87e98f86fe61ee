'use client'

import { useId, useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { keepChoice } from '@/components/ui/cookie'
import { SegmentedControl } from '@/components/ui/input/segmented-control'
import { themeCookie, themeOf, type Theme } from '@/components/ui/theme'

const segments = [
  { value: 'light', label: 'Light', icon: <Icon name="sun" /> },
  { value: 'dark', label: 'Dark', icon: <Icon name="moon" /> },
  { value: 'system', label: 'System', icon: <Icon name="monitor" /> },
]

const themeInForce = () => themeOf(document.documentElement.dataset.theme)

function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function choose(value: string) {
  const chosen = themeOf(value)
  document.documentElement.dataset.theme = chosen
  keepChoice(themeCookie, chosen)
}

/** The theme of this browser, applied immediately. A page may have two switches, so each shows the current state. */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  const name = useId()
  const value = useSyncExternalStore(watchTheme, themeInForce, () => theme)
  return (
    <SegmentedControl
      legend="Theme"
      name={name}
      segments={segments}
      value={value}
      iconsOnly
      onChange={(event) => choose(event.target.value)}
    />
  )
}
