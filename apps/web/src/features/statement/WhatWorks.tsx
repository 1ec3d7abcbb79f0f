import { useTranslation } from 'react-i18next'
import { Card } from '../../shared/ui/cards/Card'
import { Icon } from '../../shared/ui/icons/Icon'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import text from '../../shared/ui/text/text.module.css'
import styles from './WhatWorks.module.css'

/** Tells what can be done with a name on a network for reading, and what cannot. */
export function WhatWorks() {
  const { t } = useTranslation('statement')
  const works = [
    [t('works.names'), t('works.namesMore')],
    [t('works.held'), t('works.heldMore')],
    [t('works.did'), t('works.didMore')],
    [t('works.save'), t('works.saveMore')],
  ]
  const stopped = [t('stopped.money'), t('stopped.mint'), t('stopped.change'), t('stopped.recover')]
  return (
    <Card>
      <div className={joinClasses(layout.cols2, layout.atTop)}>
        <section className={layout.stack}>
          <h2 className={text.h2}>{t('works.title')}</h2>
          <ul className={styles.list}>
            {works.map(([what, more]) => (
              <li key={what}>
                <Icon name="check" className={styles.works} />
                <span>
                  <span>{what}</span>
                  <br />
                  <span className={text.hint}>{more}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section className={layout.stack}>
          <h2 className={text.h2}>{t('stopped.title')}</h2>
          <ul className={styles.list}>
            {stopped.map((what) => (
              <li key={what}>
                <Icon name="x" className={styles.stopped} />
                <span>{what}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Card>
  )
}
