import type { BoardMember } from '../../content/schema/board-member.ts';
import type { Ui } from '../../content/schema/ui.ts';
import { Slider } from '../slider/Slider.tsx';
import { BoardCard } from './BoardCard.tsx';

type BoardSlidesProps = {
  board: readonly BoardMember[];
  label: string;
  words: Ui['slider'];
  separator: string;
};

/** The slider of the board of directors, one member at a time. */
export function BoardSlides({ board, label, words, separator }: BoardSlidesProps) {
  return (
    <Slider layout="board" label={label} words={words}>
      {board.map((member, index) => ({
        id: `board-${index + 1}`,
        name: member.clientName,
        content: <BoardCard member={member} separator={separator} />,
      }))}
    </Slider>
  );
}
