import { TextLink } from '@/components/ui/button/text-link'
import { recordingPath, type Tutorial } from '@/lib/help/rules/tutorials'

/** The browser's own player, for keyboard use; loads nothing before play. */
export const Recording = ({ tutorial: { name, title } }: { tutorial: Tutorial }) => (
  <video
    controls
    playsInline
    preload="none"
    width={1280}
    height={720}
    aria-label={`${title}, recording`}
    poster={recordingPath(name, 'webp')}
    className="mt-4 h-auto w-full rounded-lg border border-line bg-sunken"
  >
    <source src={recordingPath(name, 'webm')} type="video/webm" />
    <track kind="captions" default srcLang="en" label="English" src={recordingPath(name, 'vtt')} />
    <TextLink href={recordingPath(name, 'webm')}>Download the recording</TextLink>
  </video>
)
