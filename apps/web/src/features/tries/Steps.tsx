import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/buttons/Button'
import { Card } from '../../shared/ui/cards/Card'
import { Row, Rows } from '../../shared/ui/cards/Rows'
import layout from '../../shared/ui/page/layout.module.css'
import { CopyButton } from '../../shared/ui/share/CopyButton'
import { Avatar } from '../../shared/ui/plate/Avatar'
import { Badge } from '../../shared/ui/text/Badge'
import { nameInText } from '../../shared/ui/text/nameParts'
import text from '../../shared/ui/text/text.module.css'
import { endTry, goToStep, leaveTry, useProgress } from './progress'
import { pageOfStep, people, sixPayments, stepsOf, type TryId } from './tries'
import styles from './Tries.module.css'
import { useGoAs } from './useGoAs'

/** The steps of the walk that goes on: who does what, and how far this tab is. `link`: the request to guardians, where this browser made one. */
export function Steps({ link }: { readonly link: string | null }) {
  const { running } = useProgress()
  return running === null ? null : <StepsOf id={running} link={link} />
}

function StepsOf({ id, link }: { readonly id: TryId; readonly link: string | null }) {
  const { t } = useTranslation('tries')
  const { step } = useProgress()
  const goAs = useGoAs()
  const steps = stepsOf(id)
  const isLast = step === steps.length - 1
  return (
    <Card
      title={t(`${id}.title`)}
      flush
      footer={
        <div className={layout.stack}>
          {id === 'pay' && (
            <div className={layout.row}>
              <pre className={styles.list}>{sixPayments}</pre>
              <CopyButton value={sixPayments} label={t('copyList')} />
            </div>
          )}
          <p className={text.hint}>{t('windows')}</p>
          <div className={layout.row}>
            {isLast && (
              <Button small onClick={() => endTry(id)}>
                {t('end')}
              </Button>
            )}
            <Button variant="quiet" small onClick={leaveTry}>
              {t('leave')}
            </Button>
          </div>
        </div>
      }
    >
      <Rows>
        {steps.map((each, at) => {
          const { who, what } = each
          return (
            <Row key={what} className={styles.step}>
              <Avatar name={people[who].name} eyes={at < step ? 'shut' : 'open'} />
              <span className={styles.what} aria-current={at === step ? 'step' : undefined}>
                <span className={text.sub}>
                  {t('stepAs', { at: at + 1, name: nameInText(people[who].name) })}
                </span>
                <br />
                <span>{t(what)}</span>
              </span>
              {at < step ? (
                <Badge kind="success">{t('done')}</Badge>
              ) : (
                <Button
                  variant={at === step ? 'step' : 'quiet'}
                  small
                  onClick={() => {
                    goToStep(id, at)
                    goAs(who, pageOfStep(each, link))
                  }}
                >
                  {t('goOn', { name: nameInText(people[who].name) })}
                </Button>
              )}
            </Row>
          )
        })}
      </Rows>
    </Card>
  )
}
