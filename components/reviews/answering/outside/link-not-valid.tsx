import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { ButtonLink } from '@/components/ui/button/button-link'
import { WordsOnDevice } from '@/components/reviews/answering/kept/words-on-device'

interface LinkNotValidProps {
  error?: { code: string; message: string }
  /** The storage key of text written through this link. */
  localKey?: string
  /** What the link opened. */
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

/** Shown for a damaged or expired link. A normal page, because the framework's 404 is blank without script. */
export function LinkNotValid({ error, localKey, opens = 'feedback' }: LinkNotValidProps) {
  if (error && ['too-many', 'failure', 'conflict'].includes(error.code)) {
    return <AuthFrame help="answer-without-account" title="Try again later" text={error.message} />
  }
  const { text, more } = words[opens]
  return (
    <AuthFrame help="answer-without-account" title="This link isn’t valid" text={text}>
      {more && (
        <ButtonLink href={more.href} variant="primary" size="lg" wide>
          {more.label}
        </ButtonLink>
      )}
      {localKey !== undefined && <WordsOnDevice localKey={localKey} />}
    </AuthFrame>
  )
}
