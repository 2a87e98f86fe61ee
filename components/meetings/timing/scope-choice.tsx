import { meetingScopes, scopeLabels, type MeetingScope } from '@/lib/meetings/rules/meeting-scope'

/** The scope of a series change. */
export const ScopeChoice = ({ onChange }: { onChange: (scope: MeetingScope) => void }) => (
  <fieldset className="grid grid-cols-1 gap-2">
    <legend className="mb-1.5 font-medium">Apply to</legend>
    {meetingScopes.map((scope) => (
      <label key={scope} className="flex items-center gap-2">
        <input
          type="radio"
          name="scope"
          value={scope}
          defaultChecked={scope === 'this'}
          onChange={() => onChange(scope)}
          className="size-4 accent-primary"
        />
        {scopeLabels[scope]}
      </label>
    ))}
  </fieldset>
)
