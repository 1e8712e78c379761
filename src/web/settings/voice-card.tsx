import { VoiceSamples } from '../../features/drafts/ui/voice-samples.tsx'
import { SettingsCard } from './settings-card.tsx'

export function VoiceCard() {
  return (
    <SettingsCard
      section="writing"
      text="Paste up to five things that you wrote yourself, such as comments or emails. Drafts take their tone from them, never their words."
    >
      <VoiceSamples />
    </SettingsCard>
  )
}
