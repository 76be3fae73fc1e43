import { isUndecided } from '~/lib/format/answers';
import { formatDay } from '~/lib/format/day';
import { PALETTE } from '~/lib/site/palette';
import type { BrochureContent } from './content';
import { cross } from './lists';
import { heading, itemList, listHeight, TITLE } from './parts';
import { COLUMN, ensureRoom, ornament, PAPER, type Sheet, startPage, within } from './sheet';
import { heightOf, type TextStyle, write } from './writing';

const RIGHT = PAPER.side + COLUMN;
const QUESTION: TextStyle = { ...TITLE, width: 176 };
const ANSWER: TextStyle = { size: 12, width: COLUMN - 196 };
const OPEN: TextStyle = { ...ANSWER, font: 'bold', colour: PALETTE.oxide };
const CHECKED: TextStyle = { size: 10.5, width: COLUMN - 196 };

/** The terms on a page of their own, and what no caller of ours ever asks for. */
export function terms(sheet: Sheet, { labels, model, terms: entries }: BrochureContent): void {
  if (entries.length === 0) return;
  const { doc } = sheet;
  startPage(sheet);
  heading(sheet, labels.termsTitle, 0);
  within(sheet, 'L', (list) => {
    for (const { title, answer, checkedOn } of entries) {
      const style = isUndecided(answer, labels.notDecided) ? OPEN : ANSWER;
      const checked = `${labels.termsChecked} ${formatDay(checkedOn)}`;
      const tall = Math.max(
        heightOf(sheet, title, QUESTION),
        heightOf(sheet, answer, style) + heightOf(sheet, checked, CHECKED),
      );
      ensureRoom(sheet, tall + 14);
      const { y } = doc;
      within(list, 'LI', (entry) =>
        within(entry, 'LBody', (body) => {
          write(body, 'P', title, [PAPER.side, y], QUESTION);
          write(body, 'P', answer, [RIGHT - (ANSWER.width ?? 0), y], style);
          write(body, 'P', checked, [RIGHT - (ANSWER.width ?? 0), doc.y], CHECKED);
        }),
      );
      doc.y = y + tall + 14;
      ornament(doc, () =>
        doc
          .moveTo(PAPER.side, doc.y - 8)
          .lineTo(RIGHT, doc.y - 8)
          .lineWidth(0.6)
          .stroke(PALETTE.slab),
      );
    }
  });
  const never = (model.never ?? []).map((title) => ({ title }));
  if (never.length === 0) return;
  doc.y += 8;
  ensureRoom(sheet, listHeight(sheet, never, COLUMN) + 30);
  write(sheet, 'H3', model.neverTitle, [PAPER.side, doc.y], { font: 'extrabold', size: 15, colour: PALETTE.oxide });
  doc.y = itemList(sheet, never, cross, [PAPER.side, doc.y + 6], COLUMN);
}
