import type { PageProps } from '#page';
import { MotifOpening } from '../../components/template/motif/MotifOpening.tsx';
import { ScriptSpecimens } from '../../components/template/text/ScriptSpecimens.tsx';
import { TextSpecimens } from '../../components/template/text/TextSpecimens.tsx';
import type { TemplateContent } from '../../content/template/index.ts';

type Props = PageProps<TemplateContent>;

export function head({ content }: Props) {
  const { name, description } = content.templateText;
  return { title: `${name} | ${content.templateBrand.name}`, description, noindex: true };
}

export default function TextPage({ content }: Props) {
  const { name, scripts, ...opening } = content.templateText;
  return (
    <>
      <MotifOpening {...opening} />
      <TextSpecimens texts={content.templateTexts} eyebrow={name} />
      <ScriptSpecimens scripts={content.templateScripts} {...scripts} />
    </>
  );
}
