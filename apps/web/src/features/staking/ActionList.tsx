import { useTranslation } from 'react-i18next'
import { Card } from '../../shared/ui/cards/Card'
import { Icon } from '../../shared/ui/icons/Icon'
import { joinClasses } from '../../shared/ui/joinClasses'
import styles from './ActionList.module.css'
import { panelIcons, panelNames, type PanelName } from './panelNames'

interface ActionListProps {
  readonly chosen: PanelName
  readonly isPaused: boolean
  /** Why something cannot be done now, in a few words; null where it can. */
  readonly blockerOf: (panel: PanelName) => string | null
  readonly onChoose: (panel: PanelName) => void
}

/** The actions on a staking wallet. One that cannot be done now says why, before anybody presses it. */
export function ActionList({ chosen, isPaused, blockerOf, onChoose }: ActionListProps) {
  const { t } = useTranslation('staking')
  return (
    <Card title={t('actions')} flush>
      <ul className={styles.rows}>
        {panelNames.map((panel) => {
          const blocker = blockerOf(panel)
          const isUnpause = panel === 'pause' && isPaused
          return (
            <li key={panel}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={panel === chosen}
                onClick={() => onChoose(panel)}
              >
                <Icon name={panelIcons[panel]} />
                <span className={styles.words}>
                  <span className={styles.title}>{t(isUnpause ? 'panel.unpause' : `panel.${panel}`)}</span>
                  <span className={joinClasses(styles.hint, blocker !== null && styles.blocked)}>
                    {blocker ?? t(isUnpause ? 'panelHint.unpause' : `panelHint.${panel}`)}
                  </span>
                </span>
                <Icon name="right" size="sm" />
              </button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
