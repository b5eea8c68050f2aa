import { SettingsCard } from '#web/ui/settings-card.tsx';
import { useTheme } from '#web/theme/theme.ts';
import { themeOptions } from '#web/theme/theme-options.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { preferenceMessages } from '../messages.ts';
import { useSaveTheme } from './theme-queries.ts';

const texts = preferenceMessages.theme;

/** Light, dark, or the system setting. */
export function ThemeCard() {
  const { mutateAsync: saveTheme } = useSaveTheme();
  const [theme, changeTheme] = useTheme(saveTheme);
  return (
    <SettingsCard title={texts.title} description={texts.description}>
      <Segmented
        label={texts.title}
        value={theme}
        onChange={changeTheme}
        options={themeOptions}
        className="sm:max-w-sm"
      />
    </SettingsCard>
  );
}
