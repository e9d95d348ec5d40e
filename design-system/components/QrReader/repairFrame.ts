import type { Picture } from './picture.ts';

/** The brightness of each pixel, row by row. */
interface Gray {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Lines of up to twice this width in pixels are removed, such as cracks in a screen or creases in paper. */
const lineRadius = 2;

/** The distance in pixels within which a pixel is compared with its surroundings; corner marks of near codes are smaller. */
const meanRadius = 40;

/** How much a pixel's difference from its surroundings is amplified, so that a faint gray print turns black and white. */
const gain = 3;

function grayOf({ width, height, data }: Picture): Gray {
  const gray = new Uint8ClampedArray(width * height);
  for (let at = 0; at < gray.length; at += 1) {
    gray[at] = ((data[at * 4] ?? 0) + (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0)) / 3;
  }
  return { width, height, data: gray };
}

/** Applies a filter to every row and then to every column: `filterLine` gets the brightness along one of them. */
function filterBoth({ width, height, data }: Gray, filterLine: (line: Uint8ClampedArray) => Uint8ClampedArray): Gray {
  const result = data.slice();
  for (let y = 0; y < height; y += 1) {
    result.set(filterLine(result.slice(y * width, (y + 1) * width)), y * width);
  }
  const column = new Uint8ClampedArray(height);
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) column[y] = result[y * width + x] ?? 0;
    const filtered = filterLine(column);
    for (let y = 0; y < height; y += 1) result[y * width + x] = filtered[y] ?? 0;
  }
  return { width, height, data: result };
}

/** Returns the darkest brightness around each point of a line. */
function darkest(line: Uint8ClampedArray): Uint8ClampedArray {
  const result = line.slice();
  for (let at = lineRadius; at < line.length - lineRadius; at += 1) {
    let value = 255;
    for (let near = at - lineRadius; near <= at + lineRadius; near += 1) value = Math.min(value, line[near] ?? 255);
    result[at] = value;
  }
  return result;
}

/** The lightest brightness around a point is the darkest one of the negative. */
const negative = ({ width, height, data }: Gray): Gray => ({ width, height, data: data.map((value) => 255 - value) });

const darken = (gray: Gray) => filterBoth(gray, darkest);
const lighten = (gray: Gray) => negative(darken(negative(gray)));

/** Removes dark and then light lines that are thinner than the squares of a code, and keeps everything larger. */
const withoutLines = (gray: Gray) => lighten(darken(darken(lighten(gray))));

/** Returns the average brightness around each point of a line. */
function average(line: Uint8ClampedArray): Uint8ClampedArray {
  const result = line.slice();
  let sum = 0;
  let count = 0;
  for (let at = -meanRadius; at < line.length; at += 1) {
    const entering = at + meanRadius;
    const leaving = at - meanRadius - 1;
    if (entering < line.length) {
      sum += line[entering] ?? 0;
      count += 1;
    }
    if (leaving >= 0) {
      sum -= line[leaving] ?? 0;
      count -= 1;
    }
    if (at >= 0) result[at] = sum / count;
  }
  return result;
}

/** Returns a frame without thin lines and with more contrast: it takes longer than reading it, but makes poor codes readable. */
export function repairFrame(picture: Picture): Picture {
  const gray = withoutLines(grayOf(picture));
  const surroundings = filterBoth(gray, average);
  const data = new Uint8ClampedArray(picture.data.length).fill(255);
  for (let at = 0; at < gray.data.length; at += 1) {
    const mean = surroundings.data[at] ?? 0;
    const value = mean + gain * ((gray.data[at] ?? 0) - mean);
    data[at * 4] = value;
    data[at * 4 + 1] = value;
    data[at * 4 + 2] = value;
  }
  return { width: picture.width, height: picture.height, data };
}
