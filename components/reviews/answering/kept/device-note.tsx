import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { CopyButton } from '@/components/ui/button/copy-button'
import { Callout } from '@/components/ui/display/callout'

interface DeviceNoteProps {
  /** The copyable texts. */
  words: readonly string[]
  /** None: the copy is still needed. */
  onForget?: () => void
  children: ReactNode
}

/** Unsaved text on this device, and its actions. */
export function DeviceNote({ words, onForget, children }: DeviceNoteProps) {
  return (
    <Callout tone="warning" title="Unsaved answers on this device">
      <p>{children}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {words.length > 0 && <CopyButton size="sm" text={words.join('\n\n')} label="Copy what you wrote" />}
        {onForget && (
          <Button size="sm" onClick={onForget}>
            Forget them
          </Button>
        )}
      </div>
    </Callout>
  )
}
