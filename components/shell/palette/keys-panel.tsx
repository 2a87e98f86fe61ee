import { Fragment, useState } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { Kbd } from '@/components/ui/display/kbd'
import { Icon } from '@/components/ui/icon/icon'
import { Switch } from '@/components/ui/input/switch'
import type { Reach } from '@/components/shell/navigation'
import type { KeptHere } from './kept-here'
import { commandKey } from './palette-keys'
import { shortcutsFor } from './shortcuts'

interface KeysPanelProps {
  reach: Reach
  kept: KeptHere
  onClose: () => void
}

export function KeysPanel({ reach, kept, onClose }: KeysPanelProps) {
  const [isOn, setOn] = useState(kept.isQuestionMarkOn)
  return (
    <>
      <div className="flex items-center justify-between gap-4 px-6 pt-5">
        <h2 className="text-md font-semibold">Keyboard shortcuts</h2>
        <IconButton size="sm" label="Close" icon={<Icon name="x" />} onClick={onClose} className="-mr-2" />
      </div>
      <div className="overflow-y-auto px-6 pt-2 pb-5">
        {shortcutsFor(reach, commandKey(navigator.userAgent)).map(({ name, shortcuts }) => (
          <Fragment key={name}>
            <h3 className="pt-3 pb-1 text-sm font-medium text-subtle">{name}</h3>
            <dl className="grid grid-cols-1">
              {shortcuts.map(({ keys, text }) => (
                <div key={text} className="flex min-h-8 items-center justify-between gap-4">
                  <dt>{text}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </Fragment>
        ))}
        <Switch
          className="mt-4"
          label="Open this with ? alone"
          hint="Turn it off if you dictate text"
          checked={isOn}
          onChange={({ target }) => {
            setOn(target.checked)
            kept.keepQuestionMark(target.checked)
          }}
        />
      </div>
    </>
  )
}
