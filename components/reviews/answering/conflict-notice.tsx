import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'

/** A conflicting copy: this device's version and a newer one in the form. */
export function ConflictNotice({ onChoose }: { onChoose: (takeThisDevice: boolean) => void }) {
  return (
    <Callout tone="warning" title="Unsaved answers on this device" className="mb-4">
      <p>They differ from newer ones, shown below.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onChoose(true)}>
          Use these
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onChoose(false)}>
          Keep the newer
        </Button>
      </div>
    </Callout>
  )
}
