import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayMissingPart } from '../../../shared/i18n/sayMissingPart'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import { fetchPart } from '../../../shared/ui/parts/fetchPart'
import { exampleNames, examples, greeting, type Example } from './examples'

interface ExampleChoiceProps {
  readonly code: string
  readonly onChoose: (code: string) => void
}

/** An example in place of the text. Undo brings the text back. */
export function ExampleChoice({ code, onChoose }: ExampleChoiceProps) {
  const { t } = useTranslation('explorer')
  const [last, setLast] = useState<{ readonly name: Example; readonly text: string }>({
    name: 'greeting',
    text: greeting,
  })
  const choose = async (name: string): Promise<void> => {
    const example = exampleNames.find((one) => one === name)
    if (example === undefined) return
    try {
      const text = await fetchPart(examples[example])
      setLast({ name: example, text })
      onChoose(text)
    } catch {
      void sayMissingPart()
    }
  }
  return (
    <SelectField
      label={t('write.start')}
      value={last.text === code ? last.name : 'none'}
      options={['none' as const, ...exampleNames].map((value) => ({
        value,
        label: t(`write.example.${value}`),
      }))}
      onChange={(name) => void choose(name)}
    />
  )
}
