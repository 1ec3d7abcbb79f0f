import { useTranslation } from 'react-i18next'
import { chooseTheme, useTheme } from '../../../shared/settings/theme'
import { IconButton } from '../../../shared/ui/buttons/IconButton'

export function ThemeToggle() {
  const { t } = useTranslation()
  const theme = useTheme()
  const other = theme === 'night' ? 'paper' : 'night'
  return (
    <IconButton
      icon={theme === 'night' ? 'sun' : 'moon'}
      label={t(other === 'night' ? 'theme.toNight' : 'theme.toPaper')}
      onClick={() => chooseTheme(other)}
    />
  )
}
