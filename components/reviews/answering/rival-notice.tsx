import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'

/** Two versions of the same answers: one that never left this device, and a newer one that stands in the form. */
export function RivalNotice({ onChoose }: { onChoose: (takeThisDevice: boolean) => void }) {
  return (
    <Callout tone="warning" title="This device holds answers that were never saved" className="mb-4">
      <p>They differ from newer ones. Below are the newer ones.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onChoose(true)}>
          Use the ones from this device
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onChoose(false)}>
          Keep the newer ones
        </Button>
      </div>
    </Callout>
  )
}
