/* Denoiser for Blender builds that have none of their own (Debian's).

   denoise WIDTH HEIGHT C1 C2 A1 A2 N1 N2 Z1 Z2 OUT

   All files are float32 RGBA without a header. C, A, N and Z are colour, albedo, normal and depth; 1 and 2 are two
   independent half-sample renders of the same frame, so that what differs between them is noise.

   The method is dual-buffer non-local means (Rousselle, Knaus and Zwicker 2012): each half is averaged over places
   that look alike in the OTHER half, weighted down wherever albedo, normal or depth differ. Colour is divided by
   albedo first, so that wood grain and print survive.

   Build: gcc -O3 -march=native -ffast-math -fopenmp denoise.c -o denoise -lm */

#include <math.h>
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

enum { SEARCH = 9, PATCH = 3, FEATURES = 7, CHANNELS = 3 };

static const float STRENGTH = 0.6f;
static const float ALBEDO_FLOOR = 0.03f;
/* How much a feature may differ: albedo, normal, depth. */
static const float TOLERANCE[FEATURES] = {.05f, .05f, .05f, .12f, .12f, .12f, .02f};

static int width, height, count;
static float *feature[FEATURES], *feature_variance[FEATURES];
static float *light[2][CHANNELS], *variance[CHANNELS];
static float *sum[2][CHANNELS], *weight_sum[2];
static float *distance[2], *patch[2], *likeness;

static int clamp(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

static float *plane(void) {
  float *p = calloc(count, sizeof *p);
  if (!p) exit(1);
  return p;
}

static float *read_frame(const char *path) {
  size_t floats = (size_t)count * 4;
  float *frame = malloc(floats * sizeof *frame);
  FILE *file = fopen(path, "rb");
  if (!frame || !file || fread(frame, sizeof *frame, floats, file) != floats) {
    fprintf(stderr, "cannot read %s\n", path);
    exit(1);
  }
  fclose(file);
  return frame;
}

/* Mean over a square of 2r+1 pixels, smaller at the edges. */
static void box_mean(const float *source, float *target, float *rows, int r) {
#pragma omp parallel
  {
#pragma omp for schedule(dynamic, 16)
    for (int y = 0; y < height; y++) {
      const float *in = source + (size_t)y * width;
      float *out = rows + (size_t)y * width;
      for (int x = 0; x < width; x++) {
        int from = clamp(x - r, 0, width - 1), to = clamp(x + r, 0, width - 1);
        float sum = 0;
        for (int k = from; k <= to; k++) sum += in[k];
        out[x] = sum / (to - from + 1);
      }
    }
#pragma omp for schedule(dynamic, 16)
    for (int y = 0; y < height; y++) {
      int from = clamp(y - r, 0, height - 1), to = clamp(y + r, 0, height - 1);
      float share = 1.f / (to - from + 1);
      float *out = target + (size_t)y * width;
      for (int x = 0; x < width; x++) out[x] = rows[(size_t)from * width + x];
      for (int k = from + 1; k <= to; k++)
        for (int x = 0; x < width; x++) out[x] += rows[(size_t)k * width + x];
      for (int x = 0; x < width; x++) out[x] *= share;
    }
  }
}

/* How far pixel q is from pixel p: by the light of either half, and by the features. */
static inline void compare(int p, int q) {
  float d[2] = {0, 0};
  for (int j = 0; j < CHANNELS; j++) {
    float vp = variance[j][p], vq = variance[j][q], least = fminf(vp, vq);
    float scale = 1.f / (1e-7f + STRENGTH * STRENGTH * (vp + vq));
    for (int s = 0; s < 2; s++) {
      float e = light[s][j][p] - light[s][j][q];
      d[s] += (e * e - (vp + least)) * scale;
    }
  }
  for (int s = 0; s < 2; s++) distance[s][p] = d[s] / CHANNELS;
  float worst = 0;
  for (int j = 0; j < FEATURES; j++) {
    float e = feature[j][p] - feature[j][q], v = feature_variance[j][p] + feature_variance[j][q];
    e = (e * e - v) / (TOLERANCE[j] * TOLERANCE[j] + .7f * v);
    worst = fmaxf(worst, e);
  }
  likeness[p] = expf(-worst);
}

/* Adds pixel q to pixel p; one half is averaged with the weights of the other. */
static inline void add(int p, int q) {
  for (int s = 0; s < 2; s++) {
    float w = fminf(expf(-fmaxf(0, patch[1 - s][p])), likeness[p]);
    weight_sum[s][p] += w;
    for (int j = 0; j < CHANNELS; j++) sum[s][j][p] += w * light[s][j][q];
  }
}

/* One step over all pixels p and their neighbours q at (dx, dy). Within the frame q runs along with p, so that the
   loop in the middle handles several pixels at once; at the edges q stays on the last column. */
#define EACH_PAIR(step)                                                     \
  _Pragma("omp parallel for schedule(dynamic, 16)")                         \
  for (int y = 0; y < height; y++) {                                        \
    int row = y * width, other = clamp(y + dy, 0, height - 1) * width;      \
    int from = dx < 0 ? -dx : 0, to = dx > 0 ? width - dx : width;          \
    for (int x = 0; x < from; x++) step(row + x, other);                    \
    _Pragma("omp simd")                                                     \
    for (int x = from; x < to; x++) step(row + x, other + x + dx);          \
    for (int x = to; x < width; x++) step(row + x, other + width - 1);      \
  }

int main(int argc, char **argv) {
  if (argc != 12) {
    fprintf(stderr, "denoise WIDTH HEIGHT C1 C2 A1 A2 N1 N2 Z1 Z2 OUT\n");
    return 1;
  }
  width = atoi(argv[1]);
  height = atoi(argv[2]);
  count = width * height;
  float *colour[2] = {read_frame(argv[3]), read_frame(argv[4])};
  float *guides[6];
  for (int i = 0; i < 6; i++) guides[i] = read_frame(argv[5 + i]);
  float *rows = plane(), *noise = plane();

  float *albedo = malloc((size_t)count * 4 * sizeof *albedo);
  for (int i = 0; i < count * 4; i++) albedo[i] = .5f * (guides[0][i] + guides[1][i]);

  /* The features and the variance of each. */
  for (int j = 0; j < FEATURES; j++) {
    feature[j] = plane();
    feature_variance[j] = plane();
    const float *first = guides[j / 3 * 2], *second = guides[j / 3 * 2 + 1];
    for (int i = 0; i < count; i++) {
      float a = first[i * 4 + j % 3], b = second[i * 4 + j % 3];
      if (j == 6) {
        a = logf(1 + fminf(a, 1e4f));
        b = logf(1 + fminf(b, 1e4f));
      }
      feature[j][i] = .5f * (a + b);
      noise[i] = .25f * (a - b) * (a - b);
    }
    box_mean(noise, feature_variance[j], rows, 3);
  }

  /* Colour without albedo, on a scale that tames bright spots. */
  for (int s = 0; s < 2; s++)
    for (int j = 0; j < CHANNELS; j++) {
      light[s][j] = plane();
      for (int i = 0; i < count; i++) {
        float value = colour[s][i * 4 + j] / (albedo[i * 4 + j] + ALBEDO_FLOOR);
        if (!(value >= 0)) value = 0;
        light[s][j][i] = log1pf(fminf(value, 200.f));
      }
    }
  for (int j = 0; j < CHANNELS; j++) {
    variance[j] = plane();
    for (int i = 0; i < count; i++) {
      float difference = light[0][j][i] - light[1][j][i];
      noise[i] = difference * difference * .5f;
    }
    box_mean(noise, variance[j], rows, 5);
  }
  /* A pixel that is far above its neighbourhood's noise in one half only is a stray spark. */
  for (int i = 0; i < count; i++)
    for (int j = 0; j < CHANNELS; j++) {
      float difference = light[0][j][i] - light[1][j][i], usual = sqrtf(variance[j][i]) + 1e-3f;
      if (difference > 5 * usual) light[0][j][i] = light[1][j][i] + 2 * usual;
      else if (difference < -5 * usual) light[1][j][i] = light[0][j][i] + 2 * usual;
    }

  likeness = plane();
  for (int s = 0; s < 2; s++) {
    weight_sum[s] = plane();
    distance[s] = plane();
    patch[s] = plane();
    for (int j = 0; j < CHANNELS; j++) sum[s][j] = plane();
  }

  for (int dy = -SEARCH; dy <= SEARCH; dy++)
    for (int dx = -SEARCH; dx <= SEARCH; dx++) {
      if (dx * dx + dy * dy > SEARCH * SEARCH + SEARCH) continue;
      EACH_PAIR(compare)
      for (int s = 0; s < 2; s++) box_mean(distance[s], patch[s], rows, PATCH);
      EACH_PAIR(add)
    }

  float *out = malloc((size_t)count * 4 * sizeof *out);
  for (int i = 0; i < count; i++) {
    for (int j = 0; j < CHANNELS; j++) {
      float mean = 0;
      for (int s = 0; s < 2; s++) mean += .5f * sum[s][j][i] / (weight_sum[s][i] + 1e-9f);
      out[i * 4 + j] = expm1f(mean) * (albedo[i * 4 + j] + ALBEDO_FLOOR);
    }
    out[i * 4 + 3] = 1;
  }
  FILE *file = fopen(argv[11], "wb");
  if (!file || fwrite(out, sizeof *out, (size_t)count * 4, file) != (size_t)count * 4) {
    fprintf(stderr, "cannot write %s\n", argv[11]);
    return 1;
  }
  fclose(file);
  return 0;
}
