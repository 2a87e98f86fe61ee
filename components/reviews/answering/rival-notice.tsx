import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'

/** Two versions of the same answers: one that never left this device, and a newer one saved elsewhere. */
export function RivalNotice({ onChoose }: { onChoose: (takeThisDevice: boolean) => void }) {
  return (
    <Callout tone="warning" title="This device holds answers that were never saved" className="mb-4">
      <p>They differ from what you saved later, elsewhere. Below is what was saved.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onChoose(true)}>
          Use the ones from this device
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onChoose(false)}>
          Keep what was saved
        </Button>
      </div>
    </Callout>
  )
}
