import { ShortLetter } from '@/emails/_parts/short-letter'
import { WordLink } from '@/emails/_parts/text'

export interface SecondFactorCodesReplacedProps {
  recipientName: string
  /** Day, time and zone in words. */
  at: string
  /** The password reset, if it was somebody else. */
  link: string
  /** Only they can turn it off for a person without codes. */
  supportLink: string
}

export const subject = (_props: SecondFactorCodesReplacedProps) => 'You have new recovery codes for Rapport'

export default function SecondFactorCodesReplaced({ at, supportLink, ...props }: SecondFactorCodesReplacedProps) {
  return (
    <ShortLetter
      {...props}
      title="You have new recovery codes"
      text={`Created on ${at}. Earlier codes no longer work.`}
      button="This wasn’t me"
      smallPrint={
        <>
          Wasn’t you? Choose a new password. That signs you out everywhere. Then{' '}
          <WordLink href={supportLink}>contact support</WordLink> to turn two-step sign-in off.
        </>
      }
      why="this is your account’s address"
    />
  )
}

SecondFactorCodesReplaced.PreviewProps = {
  recipientName: 'Priya',
  at: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/forgot-password',
  supportLink: 'https://rapport.example/support?query=contact',
} satisfies SecondFactorCodesReplacedProps
