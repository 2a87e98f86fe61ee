'use client'

import { Icon } from '@/components/ui/icon/icon'
import { keepChoice } from '@/components/ui/cookie'
import { SegmentedControl } from '@/components/ui/input/segmented-control'
import { themeCookie, themeOf, type Theme } from '@/components/ui/theme'

const segments = [
  { value: 'light', label: 'Light', icon: <Icon name="sun" /> },
  { value: 'dark', label: 'Dark', icon: <Icon name="moon" /> },
  { value: 'system', label: 'Like the system', icon: <Icon name="monitor" /> },
]

/** Light, dark, or following the system; kept for this browser and in force at once. */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  function choose(value: string) {
    const chosen = themeOf(value)
    document.documentElement.dataset.theme = chosen
    keepChoice(themeCookie, chosen)
  }

  return (
    <SegmentedControl
      legend="Theme"
      name="theme"
      segments={segments}
      defaultValue={theme}
      iconsOnly
      onChange={(event) => choose(event.target.value)}
    />
  )
}
