import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { ProgressBar } from '@/components/ui/display/progress-bar'
import { SavedIndicator } from '@/components/ui/form/saved-indicator'
import { clockTime } from '@/lib/shared/zones'
import { UnscriptedSave } from './posting/unscripted-save'
import { useScripted } from '@/components/ui/use-scripted'
import type { Saving } from './saving/answer-snapshot'

interface AnsweringBarProps {
  given: number
  total: number
  saving: Saving
  /** Null: known to their browser alone. */
  timeZone: string | null
  /** Why sending failed. */
  fault?: string
  pending: boolean
  verb: string
  onRetry: () => void
  onSend: () => void
}

function SavingNote({ saving, timeZone, onRetry }: Pick<AnsweringBarProps, 'saving' | 'timeZone' | 'onRetry'>) {
  const isScripted = useScripted()
  const zone = timeZone ?? (isScripted ? Intl.DateTimeFormat().resolvedOptions().timeZone : null)
  if (saving.state === 'saved') return <SavedIndicator state="saved" time={zone ? clockTime(saving.at, zone) : ''} />
  if (saving.state === 'failed') return <SavedIndicator state="failed" retry={onRetry} />
  return <SavedIndicator state={saving.state === 'saving' ? 'saving' : 'idle'} />
}

/** Progress, save state and the send button, always visible. */
export function AnsweringBar({ given, total, fault, pending, verb, onSend, ...note }: AnsweringBarProps) {
  const { saving } = note
  const isScripted = useScripted()
  const sentence = fault ?? ('message' in saving ? saving.message : undefined)
  const progress = `${given} of ${total} answered`
  return (
    <div className="sticky-foot sticky bottom-0 z-20 -mx-4 mt-6 border-t border-line bg-canvas/95 px-4 pt-3 pb-4 backdrop-blur-sm sm:-mx-8 sm:px-8">
      {sentence !== undefined && (
        <p role="alert" className="mb-2 text-danger-ink">
          {sentence} {'message' in saving && 'What you wrote is kept on this device. '}
          {'message' in saving && (
            <LinkButton onClick={() => window.location.reload()}>
              {saving.state === 'signed-out' ? 'Sign in' : 'Reload the page'}
            </LinkButton>
          )}
        </p>
      )}
      <div className="flex items-center gap-x-4 gap-y-3 noscript:flex-wrap">
        <div className="min-w-0 flex-1 noscript:max-sm:basis-full">
          <div className="flex flex-wrap items-center gap-x-3">
            <p className="font-medium tabular-nums">{progress}</p>
            <SavingNote {...note} />
          </div>
          <ProgressBar percent={(given / total) * 100} label={progress} className="mt-1.5 max-w-64" />
        </div>
        <UnscriptedSave />
        <Button
          {...(!isScripted && { type: 'submit', name: 'intent', value: 'send' })}
          variant="primary"
          size="lg"
          pending={pending}
          disabled={saving.state === 'ended'}
          onClick={onSend}
        >
          {verb}
        </Button>
      </div>
    </div>
  )
}
