import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/buttons/Button'
import { Card } from '../../shared/ui/cards/Card'
import layout from '../../shared/ui/page/layout.module.css'
import { Badge } from '../../shared/ui/text/Badge'
import text from '../../shared/ui/text/text.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Faces } from './Faces'
import { goToStep, useProgress } from './progress'
import { people, peopleOf, stepsOf, tryIds, type TryId } from './tries'
import { useGoAs } from './useGoAs'

/** The walks that can be tried, each with who takes part and how much it is. */
export function TryCards() {
  const { done } = useProgress()
  return (
    <div className={layout.cols2}>
      {tryIds.map((id) => (
        <TryCard key={id} id={id} isDone={done.includes(id)} />
      ))}
    </div>
  )
}

function TryCard({ id, isDone }: { readonly id: TryId; readonly isDone: boolean }) {
  const { t } = useTranslation('tries')
  const goAs = useGoAs()
  const [{ who, to }] = stepsOf(id)
  return (
    <Card title={t(`${id}.title`)} aside={isDone && <Badge kind="success">{t('done')}</Badge>}>
      <div className={layout.stack}>
        <Faces of={peopleOf(id)} />
        <p className={text.sub}>{t(`${id}.hint`)}</p>
        <p className={text.hint}>{t(`${id}.size`)}</p>
        <div>
          <Button
            small
            onClick={() => {
              goToStep(id, 0)
              goAs(who, to)
            }}
          >
            <span>{t('start', { name: nameInText(people[who].name) })}</span>
            <span className={text.sr}>
              {' '}
              <span>{t(`${id}.title`)}</span>
            </span>
          </Button>
        </div>
      </div>
    </Card>
  )
}
