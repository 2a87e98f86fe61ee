import { Fragment } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { Kbd } from '@/components/ui/display/kbd'
import { Icon } from '@/components/ui/icon/icon'
import { shortcutsOn } from '@/components/shell/navigation'
import { commandKey } from './palette-keys'

/** Every shortcut there is, so that nobody has to guess. */
export function KeysPanel({ onClose }: { onClose: () => void }) {
  return (
    <>
      <div className="flex items-center justify-between gap-4 px-6 pt-5">
        <h2 className="text-md font-semibold">Keyboard shortcuts</h2>
        <IconButton size="sm" label="Close" icon={<Icon name="x" />} onClick={onClose} className="-mr-2" />
      </div>
      <div className="overflow-y-auto px-6 pt-2 pb-5">
        {shortcutsOn(commandKey(navigator.userAgent)).map(({ name, shortcuts }) => (
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
      </div>
    </>
  )
}
