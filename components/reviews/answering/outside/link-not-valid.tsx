import { AuthFrame } from '@/components/shell/auth-frame'
import { ButtonLink } from '@/components/ui/button/button-link'
import { WordsOnDevice } from '@/components/reviews/answering/leaving/words-on-device'

interface LinkNotValidProps {
  error?: { code: string; message: string }
  /** Names what may have been written here through this link while it was valid. */
  localKey?: string
  /** What the link was for. */
  opens?: keyof typeof words
}

const words = {
  feedback: {
    text: 'The feedback may be closed, or part of the link is missing. Open it from the newest mail, or ask the person who sent it.',
    more: null,
  },
  mail: {
    text: 'Part of the link may be missing. Open it from the newest mail, or choose your mail in your settings.',
    more: { href: '/profile?tab=settings', label: 'Open settings' },
  },
} as const

/**
 * In place of what a damaged or expired link opened. A page like any other, because the framework's 404 is blank where no
 * script runs.
 */
export function LinkNotValid({ error, localKey, opens = 'feedback' }: LinkNotValidProps) {
  if (error?.code === 'too-many' || error?.code === 'failure') {
    return <AuthFrame title="Try again later" text={error.message} />
  }
  const { text, more } = words[opens]
  return (
    <AuthFrame title="This link isn’t valid" text={text}>
      {more && (
        <ButtonLink href={more.href} variant="primary" size="lg" wide>
          {more.label}
        </ButtonLink>
      )}
      {localKey !== undefined && <WordsOnDevice localKey={localKey} />}
    </AuthFrame>
  )
}
