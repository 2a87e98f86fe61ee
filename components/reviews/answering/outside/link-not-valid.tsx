import { AuthFrame } from '@/components/shell/auth-frame'
import { WordsOnDevice } from '@/components/reviews/answering/leaving/words-on-device'

interface LinkNotValidProps {
  error?: { code: string; message: string }
  /** Names what may have been written here through this link while it was valid. */
  localKey?: string
}

/**
 * What a link that opens nothing leads to, whatever the reason. A page like any other and not the framework's 404, which
 * is blank where no script runs.
 */
export function LinkNotValid({ error, localKey }: LinkNotValidProps) {
  if (error?.code === 'too-many' || error?.code === 'failure') {
    return <AuthFrame title="Not now" text={error.message} />
  }
  return (
    <AuthFrame
      title="This link is not valid any more"
      text="The feedback it led to may be closed, or a part of the address was lost on the way. Open it from the newest e-mail about it, or ask the person who sent it to you."
    >
      {localKey !== undefined && <WordsOnDevice localKey={localKey} />}
    </AuthFrame>
  )
}
